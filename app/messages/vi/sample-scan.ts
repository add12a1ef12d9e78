import { locale } from "~/messages/locale";

const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });

export const title = "Bản\u00a0quét mẫu";
export const description =
  "Xoay, cắt và đo đám mây điểm mẫu gồm 800.000 điểm ngay trong trình duyệt. Khoảng cách bằng feet và inch, và bằng milimét.";
export const lead =
  "Đây là bản quét trước khi được dùng để vẽ. Xoay, cắt và đo khoảng cách giữa hai điểm bất kỳ.";

export const sectionTitle = "Tự tay thử bản\u00a0quét";
export const sectionLead = "800.000 điểm để xoay, cắt và đo. Không cần cài đặt gì.";
export const pageLink = "Mở trang của bản quét mẫu";

export const posterAlt =
  "Đám mây điểm của một phòng khách nhìn từ trên, phần trần đã cắt bỏ. Ghế sofa, hai ghế bành, kệ sách và tủ đặt quanh tấm thảm.";
export const caption = "Phòng khách do máy tính tạo ra, được một máy quét mô phỏng ghi lại từ ba vị trí.";
export const explore = "Khám\u00a0phá bản\u00a0quét";
export const fileSize = (megabytes: string) => `${megabytes}\u00a0MB, chỉ tải khi bấm`;
export const needsScript =
  "Trình xem 3D cần JavaScript. Bật JavaScript và tải lại trang này để khám phá bản quét.";
export const unsupported =
  "Trình duyệt này không hiển thị được bản quét. Hình ở trên cho thấy bản quét từ bên ngoài.";

export const canvasLabel = "Đám mây điểm của một phòng khách";
export const loading = "Đang tải bản quét…";
export const progress = (shown: string, all: string) => `${shown}/${all} điểm`;
export const complete = (all: string) => `${all} điểm`;
export const loadFailed = "Không tải được bản quét. Kiểm tra kết nối rồi thử lại.";
export const partlyLoaded = "Không tải được phần còn lại của bản quét. Kiểm tra kết nối rồi thử lại.";
export const contextLost = "Trình điều khiển đồ họa đã khởi động lại. Chúng tôi đang vẽ lại bản quét.";
export const contextGone =
  "Trình điều khiển đồ họa đã dừng, nên chúng tôi đã đóng bản quét. Mở lại bản quét.";
export const scrollHint = "Bấm vào bản quét trước, rồi cuộn để thu phóng.";
export const close = "Đóng bản\u00a0quét";
export const firstTouchHint = "Kéo để xoay, chụm hai ngón tay để thu phóng. Dùng nút “Đo” để chọn hai điểm.";
export const firstHint = "Kéo để xoay, bấm rồi cuộn để thu phóng. Dùng nút “Đo” để chọn hai điểm.";

export const measure = "Đo";
export const clear = "Xóa";
export const setPoint = "Đặt điểm";
export const pickFirst = "Chọn điểm thứ nhất: bấm vào điểm, hoặc di chuyển dấu chữ thập rồi nhấn Enter.";
export const pickFirstByTouch = "Chọn điểm thứ nhất: chạm vào điểm.";
export const pickSecond = "Đã đặt điểm thứ nhất. Bây giờ chọn điểm thứ hai.";
export const noPoint = "Ở đây không có điểm nào. Thử chỗ gần bề mặt hơn.";
export const distance = (feet: string, millimeters: string) => `${feet} (${millimeters}\u00a0mm)`;
export const parts = (across: string, up: string) => `Chiều ngang ${across}, chiều đứng ${up}`;
export const heightParts = (length: string) => `Đường thẳng ${length}`;
export const measureWhat = "Đo gì";
export const measures = { measure: "Khoảng\u00a0cách", height: "Chiều\u00a0cao", area: "Diện\u00a0tích" };
export const pickCorner = "Đã đặt góc. Chọn góc tiếp theo; diện tích cần ba góc.";
export const moreCorners = "Chọn thêm góc, hoặc bấm “Xóa”.";
export const squareFeet = (number: string) => `${number}\u00a0ft²`;
export const area = (feet: string, squareMeters: string) => `${feet} (${squareMeters}\u00a0m²)`;

export const copyLink = "Sao chép đường\u00a0dẫn";
export const linkCopied = "Đã sao chép đường dẫn đến góc nhìn này.";
export const linkInAddress = "Đường dẫn đến góc nhìn này nằm trên thanh địa chỉ.";

export const colorBy = "Tô màu theo";
export const colors = {
  picture: "Hình\u00a0ảnh",
  height: "Độ cao",
  intensity: "Cường\u00a0độ",
  class: "Phân\u00a0loại",
};
export const heightLegend = "Độ cao so với sàn";
export const viewFrom = "Góc nhìn";
export const views = {
  overview: "Toàn\u00a0cảnh",
  inside: "Bên\u00a0trong",
  above: "Từ trên",
  front: "Mặt\u00a0trước",
  side: "Mặt\u00a0bên",
  plan: "Mặt\u00a0bằng",
};
export const slice = "Cắt theo độ cao";
export const lowest = "Hiện từ";
export const highest = "Hiện đến";
export const clippingBox = "Hộp cắt";
export const left = "Từ bên\u00a0trái";
export const right = "Đến bên\u00a0phải";
export const front = "Từ phía\u00a0trước";
export const back = "Đến phía\u00a0sau";
export const move = "Xoay và thu phóng";
export const moves = {
  left: "Xoay sang trái",
  right: "Xoay sang phải",
  up: "Xoay lên",
  down: "Xoay xuống",
  in: "Phóng to",
  out: "Thu nhỏ",
};

export const controls = [
  { name: "Xoay", text: "Kéo bằng chuột hoặc một ngón tay, hoặc nhấn các phím mũi tên." },
  {
    name: "Di chuyển",
    text: "Kéo bằng nút chuột phải hoặc hai ngón tay. Hoặc giữ Shift rồi kéo hay nhấn các phím mũi tên.",
  },
  {
    name: "Thu phóng",
    text: "Chụm hoặc mở hai ngón tay, bấm vào bản quét rồi cuộn, hoặc nhấn + và −.",
  },
  { name: "Đặt tâm", text: "Bấm đúp hoặc chạm hai lần vào một chỗ để xoay quanh chỗ đó." },
  {
    name: "Đo",
    text: "Nhấn M hoặc bấm “Đo”, rồi bấm vào hai điểm. Nếu dùng phím, di chuyển dấu chữ thập bằng các phím mũi tên rồi nhấn Enter.",
  },
  { name: "Làm lại từ đầu", text: "Nhấn phím Home hoặc chọn “Toàn cảnh”." },
];

export const factsTitle = "Quý\u00a0khách đang xem gì";
export const factsText =
  "Căn phòng là một mô hình 3D. Chúng tôi đặt máy quét mô phỏng ở ba vị trí. Mọi điểm mà chùm tia chạm đến đều được giữ lại, cùng màu máy quét nhìn thấy. Khoảng cách của các điểm đó được tính lại với độ nhiễu của máy quét đo đạc. Từng điểm lệch 1,2\u00a0mm, mặt đi qua nhiều điểm lệch ít hơn. Không có chỗ nào được lấp đầy.";
export const gaps =
  "Vì vậy có những khoảng trống sau ghế sofa và ghế bành. Máy quét chỉ ghi những gì nó nhìn thấy, nên chúng tôi tính trước các vị trí đặt máy.";
export const facts = {
  points: "Số điểm",
  stations: "Vị trí đặt máy",
  extent: "Kích thước",
  resolution: "Độ phân giải lưu trữ",
};
export const extent = (length: string, width: string, height: string) =>
  `${length} × ${width} × ${height} ft`;
export const resolution = "0,01\u00a0inch (0,25\u00a0mm)";

export const tryTitle = "Cứ đo thử";
export const tryNote = (share: number) =>
  `Hai điểm chọn bằng tay thường lệch không quá 1/4 inch (6,4\u00a0mm), vì mỗi điểm chỉ là một trong rất nhiều điểm. ${percent.format(share)} số điểm trên sàn, trần và tường cách mô hình không quá 1/8 inch (3,2\u00a0mm), và chúng tôi vẽ từ hàng ngàn điểm như vậy.`;
export const tries = [
  {
    name: "Kiểm\u00a0tra trần",
    text: (height: string) =>
      `Chọn “Bên trong”, rồi đo thẳng đứng từ sàn lên trần. Theo mô hình là ${height}.`,
  },
  {
    name: "Kiểm\u00a0tra chiều\u00a0rộng",
    text: (width: string) => `Chọn “Từ trên” rồi đo từ tường này đến tường kia. Theo mô hình là ${width}.`,
  },
  {
    name: "Cắt mặt\u00a0bằng",
    text: (height: string) =>
      `Chọn “Từ trên” và chỉ hiện các điểm cao đến ${height}. Phần còn lại là khởi đầu của một mặt bằng.`,
  },
];
export const bimText =
  "Từ những điểm như vậy, chúng tôi dựng mô hình có tường, đường ống và thiết bị. <link>Xem Scan to BIM</link>.";
export const closing = "Quý\u00a0khách muốn xem không\u00a0gian nào dưới dạng điểm?";
