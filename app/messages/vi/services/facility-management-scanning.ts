export const description =
  "Quét 3D cho quản lý vận hành tòa nhà. Đường ống, ống gió, van và thiết bị được định vị 3D và liệt kê cho phần mềm bảo trì.";
export const lead =
  "Chúng tôi quét 3D phòng kỹ thuật, hành lang, trần và mái, rồi lập danh mục thiết bị gắn với vị trí chính xác.";
export const summary =
  "Mọi đường ống, ống gió và thiết bị được ghi lại một lần, để đội kỹ thuật không phải đi tìm.";
export const attempt = "Xem danh\u00a0mục mẫu";
export const accuracy = "1/8 inch trên 100\u00a0ft (3,2\u00a0mm trên 30,5\u00a0m)";
export const facts = [
  { term: "Độ chính xác", value: accuracy },
  { term: "Danh mục thiết bị", value: "CSV, XLSX" },
];
export const picture = {
  alt: "Hành lang kỹ thuật với ống gió và đường ống. Một hệ đường ống được tô màu xanh bạc hà.",
  caption: "Một hệ thống, theo suốt hành lang chật kín.",
};
export const about = {
  heading: "Không phải đi tìm nữa",
  paragraphs: [
    "Van nào đóng ống đứng này? Máy mới có lọt qua cửa không? Những người biết câu trả lời thường rồi cũng nghỉ hưu.",
    "Chúng tôi ghi tên và vị trí cho từng mục. Từ đó, chỉ cần tìm trên điện thoại là có câu trả lời.",
  ],
};
export const visit = {
  heading: "Tại chỗ, không phải ngừng hoạt\u00a0động gì",
  steps: [
    {
      title: "Chúng\u00a0tôi cùng đi một vòng",
      text: "Một người hiểu rõ tòa nhà chỉ cho chúng tôi các hệ thống và những phòng khóa.",
    },
    {
      title: "Chúng\u00a0tôi quét\u00a03D khi tòa\u00a0nhà vẫn hoạt\u00a0động",
      text: "Máy quét không chạm vào gì. Chúng tôi có thể đến ban đêm hoặc cuối tuần.",
    },
    {
      title: "Chúng\u00a0tôi đọc nhãn thông\u00a0số",
      text: "Chúng tôi chụp nhãn thông số và thẻ thiết bị, rồi nhập từng nhãn cạnh mục tương ứng.",
    },
  ],
};
export const deliverables = {
  note: "Bốn sản phẩm bàn giao, sẵn sàng nạp vào hệ thống đang dùng.",
  items: [
    {
      name: "Danh mục thiết bị",
      use: "Mỗi mục có mã, hệ thống, phòng và ảnh.",
      format: "CSV, XLSX",
    },
    {
      name: "Tham quan 360°",
      use: "Nhìn quanh bất cứ phòng nào. Mã thiết bị giống như trong danh mục.",
      format: "Đường dẫn web",
    },
    {
      name: "Mô hình hệ thống",
      use: "Các tuyến đường ống và ống gió chính, tô màu theo hệ thống.",
      format: "IFC, DWG",
    },
    {
      name: "Đám mây điểm",
      use: "Để kiểm tra khoảng trống cho thiết bị thay thế.",
      format: "E57",
    },
  ],
};
export const price =
  "Diện tích sàn, số hệ thống và lượng dữ liệu cần cho mỗi thiết bị. Xe nâng người và việc vào ngoài giờ cần thêm thời gian.";
export const limits = {
  heading: "Danh\u00a0mục bảo\u00a0đảm được gì",
  items: [
    {
      title: "Vị\u00a0trí",
      text: "Độ chính xác là 1/8 inch trên 100\u00a0ft (3,2\u00a0mm trên 30,5\u00a0m). Có đủ để đặt đoạn ống chế tạo sẵn hay không là do thợ lắp ống của quý khách quyết định.",
    },
    {
      title: "Tầm nhìn",
      text: "Phía trên trần cố định, chúng tôi ghi những gì thấy được qua ô mở. Những gì không thấy được đều được đánh dấu.",
    },
    {
      title: "Dòng chảy và tình\u00a0trạng",
      text: "Chúng tôi lần theo tuyến ống. Người vận hành của quý khách xác nhận trong ống có gì và van có đóng kín không.",
    },
  ],
};
export const questions = [
  {
    question: "Có dùng được với phần mềm bảo trì hiện nay không?",
    answer:
      "Có, nếu phần mềm nhập được bảng. Gửi cho chúng tôi một bản xuất mẫu, chúng tôi sẽ làm các cột khớp theo đó.",
  },
  {
    question: "Có mở trần không?",
    answer:
      "Chỉ mở tấm trần rời, khi quý khách cho phép. Trần cố định và hộp kỹ thuật do đội kỹ thuật của quý khách mở.",
  },
  {
    question: "Cập nhật danh mục như thế nào?",
    answer:
      "Thay đổi nhỏ thì sửa trong bảng. Sau công việc lớn hơn, chúng tôi quét 3D lại khu vực đó. Mã thiết bị giữ nguyên.",
  },
];
export const closing = "Đội kỹ\u00a0thuật mất nhiều thời\u00a0gian tìm\u00a0kiếm nhất ở đâu?";

export const sample = {
  heading: "Mỗi số trong hình, một dòng trong danh\u00a0mục",
  lead: "Tra một thiết bị để biết nó ở đâu. Đứng trước một thiết bị để biết đó là gì.",
  alt: "Thiết bị trên mái, một phần dưới dạng điểm quét, có bốn mục được đánh số: máy xử lý không khí, van, ống bọc cách nhiệt và chiller.",
  items: {
    airHandler: {
      name: "Máy xử lý không khí",
      system: "Thông gió",
      record: "Kiểu máy, cỡ bộ lọc, phía bảo trì",
    },
    valve: { name: "Van chặn", system: "Nước lạnh", record: "Cỡ, vị trí, van đóng phần nào" },
    pipe: { name: "Ống bọc cách nhiệt", system: "Nước lạnh", record: "Đường kính, tuyến, giá đỡ" },
    chiller: {
      name: "Chiller",
      system: "Nước lạnh",
      record: "Nhãn thông số, khoảng trống để đưa máy ra",
    },
  },
};
