export const description =
  "Bản sao số cho xây dựng và kiến trúc. Bản sao đo đạc của tòa nhà mà cả đội ngũ đều mở được và có thể cập nhật.";
export const lead =
  "Bản sao đo đạc của tòa nhà cho đội thiết kế, nhà thầu và chủ tòa nhà. Mỗi lần đến quét 3D lại bổ sung dữ liệu.";
export const summary = "Bản sao đo đạc của tòa nhà cho đội thiết kế và thi công.";
export const attempt = "Xoay bản\u00a0quét mẫu";
export const accuracy = "1/8 inch trên 100\u00a0ft (3,2\u00a0mm trên 30,5\u00a0m)";
export const facts = [
  { term: "Độ chính xác", value: accuracy },
  { term: "Định dạng mở", value: "E57, IFC, PLY" },
];
export const picture = {
  alt: "Tòa nhà hai tầng lúc chạng vạng. Tầng trệt giống ảnh thật, tầng trên là mô hình trong mờ bằng các nét màu xanh bạc hà.",
  caption: "Bên dưới là tòa nhà. Bên trên là bản sao số của tòa nhà.",
};
export const about = {
  heading: "Một tòa\u00a0nhà, hai cách nhìn",
  paragraphs: [
    "Bản vẽ cho thấy dự định. Bản sao số cho thấy những gì đã xây. Mọi bề mặt nhìn thấy được đều ở đúng vị trí, và mọi phòng đều có tên.",
    "Nhà thầu đối chiếu công việc trong tuần với bản sao số. Nhiều năm sau, chủ tòa nhà vẫn xem được phía sau trần, vì chúng tôi đã quét 3D trước khi đóng trần.",
  ],
};
export const visit = {
  heading: "Bản\u00a0sao\u00a0số được tạo và cập\u00a0nhật thế nào",
  steps: [
    {
      title: "Chúng\u00a0tôi đặt điểm khống\u00a0chế",
      text: "Mọi bản quét gắn với các điểm cố định quanh địa điểm, nên các tầng và các giai đoạn khớp với nhau.",
    },
    {
      title: "Chúng\u00a0tôi quét\u00a03D toàn\u00a0bộ một lần",
      text: "Chúng tôi quét 3D cả trong lẫn ngoài, và kiểm tra kết quả trước khi đăng.",
    },
    {
      title: "Chúng\u00a0tôi quay lại",
      text: "Ở những giai đoạn quý khách chọn, chúng tôi quét 3D phần đã thay đổi. Mỗi phiên bản đều ghi ngày quét 3D.",
    },
  ],
};
export const deliverables = {
  note: "Bốn sản phẩm bàn giao. Bắt đầu với phần đang cần. Phần còn lại có thể làm sau.",
  items: [
    {
      name: "Bản sao số trên web",
      use: "Xoay, cắt và đo. Không cần phần mềm đặc biệt.",
      format: "Đường dẫn web",
    },
    {
      name: "Đám mây điểm đã ghép nối",
      use: "Dữ liệu đo làm cơ sở cho mọi góc nhìn.",
      format: "E57, LAS",
    },
    {
      name: "Lưới bề mặt",
      use: "Dùng cho dựng hình và nghiên cứu năng lượng.",
      format: "OBJ, PLY",
    },
    {
      name: "Mô hình không gian và cấu kiện",
      use: "Tầng, phòng và các cấu kiện chính là những đối tượng có tên.",
      format: "IFC",
    },
  ],
};
export const price =
  "Diện tích sàn, số lần đến quét 3D và phạm vi cần dựng mô hình. Lối vào địa điểm và giờ làm việc cũng được tính đến.";
export const limits = {
  heading: "Tin\u00a0cậy được đến đâu",
  items: [
    {
      title: "Độ chính\u00a0xác: 1/8 inch trên 100\u00a0ft (3,2\u00a0mm trên 30,5\u00a0m)",
      text: "Con số này áp dụng trên toàn tòa nhà đã ghép nối. Báo cáo liệt kê các điểm khống chế và sai số còn lại tại từng điểm.",
    },
    {
      title: "Chỉ các bề\u00a0mặt nhìn thấy được",
      text: "Phần bên trong tường chỉ có khi chúng tôi đã quét 3D lúc tường còn mở, hoặc đã ghi rõ là lấy từ bản vẽ của quý khách.",
    },
    {
      title: "Chỉ cập\u00a0nhật đến lần quét\u00a03D gần nhất",
      text: "Mỗi phần đều ghi ngày quét 3D.",
    },
  ],
};
export const scope = {
  heading: "Bốn lớp, một hệ tọa\u00a0độ",
  lead: "Mỗi lớp được dựng từ các lớp bên dưới và có dung sai riêng. Báo giá ghi rõ những gì khác.",
  subject: "Lớp",
  heads: ["Nội dung", "Dung sai", "Không gồm"],
  rows: [
    {
      name: "Cấu kiện",
      cells: [
        "Cửa, thiết bị và cơ điện (MEP) thành đối tượng có dữ liệu và ngày quét. LOD 200, LOD 300 ở nơi quý khách yêu cầu",
        "2 inch (51\u00a0mm), 1/2 inch (13\u00a0mm) ở LOD 300",
        "Ống dưới 2 inch (51\u00a0mm), phụ kiện cửa",
      ],
    },
    {
      name: "Không gian",
      cells: ["Tầng và phòng có tên và diện tích. LOD 200", "1 inch (25\u00a0mm)", "Đồ đạc, hàng lưu kho"],
    },
    {
      name: "Bề mặt",
      cells: ["Lưới của mọi thứ nhìn thấy được", "1/4 inch (6,4\u00a0mm) so với điểm", "Kính, gương, dây"],
    },
    {
      name: "Điểm",
      cells: [
        "Dữ liệu đo. Đối chiếu mọi lớp bên trên với lớp này",
        "1/8 inch trên 100\u00a0ft (3,2\u00a0mm trên 30,5\u00a0m)",
        "Bên trong tường, vật chuyển động",
      ],
    },
  ],
  more: "Mỗi lớp có gì",
  notes: [
    {
      title: "Mô hình mở được",
      text: "Cấu kiện được giao dạng IFC 2x3 hoặc 4. Nếu dùng Revit, hãy thêm Scan to BIM cho cùng bản quét.",
    },
  ],
  examples: [
    {
      title: "Thời gian giao, một ví dụ",
      text: "48.000 sq ft (4.460\u00a0m²), ba tầng: hai ngày tại hiện trường, hai tuần để có đủ bốn lớp.",
    },
    {
      title: "Buổi hẹn sau",
      text: "Một tầng cần nửa ngày để quét và khoảng một tuần để cập nhật. Báo giá ghi rõ ngày.",
    },
  ],
};
export const questions = [
  {
    question: "Bản sao số khác Scan to BIM ở điểm nào?",
    answer:
      "Scan to BIM cho một mô hình thiết kế. Bản sao số là hồ sơ đầy đủ bao quanh mô hình đó. Có thể bắt đầu với bản sao số, rồi dựng mô hình từng tầng sau.",
  },
  {
    question: "Dữ liệu thuộc về ai?",
    answer: "Thuộc về quý khách, ở các định dạng mở. Có thể chuyển bản sao số sang nền tảng khác.",
  },
  {
    question: "Có thể quét 3D công trường đang hoạt động không?",
    answer:
      "Có. Chúng tôi thống nhất giờ và khu vực với chỉ huy công trường, và xóa người đi ngang khỏi bản quét.",
  },
];
export const closing =
  "Cho chúng\u00a0tôi biết quý\u00a0khách đang xây gì. Chúng\u00a0tôi sẽ gửi kế\u00a0hoạch quét\u00a03D, ngày và giá.";
