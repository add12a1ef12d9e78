export const description =
  "Scan to BIM. Tòa nhà hiện hữu được quét laser và dựng lại thành mô hình Revit và IFC, kèm báo cáo sai lệch.";
export const lead =
  "Chúng tôi quét 3D tòa nhà và dựng lại thành mô hình. Thiết kế bắt đầu từ hiện trạng, không phải từ bản vẽ cũ.";
export const summary = "Đám mây điểm được dựng lại thành mô hình thông tin công trình (BIM).";
export const attempt = "Xoay bản\u00a0quét mẫu";
export const accuracy = "1/8 inch trên 100\u00a0ft (3,2\u00a0mm trên 30,5\u00a0m)";
export const facts = [
  { term: "Độ chính xác", value: accuracy },
  { term: "Định dạng mô hình", value: "RVT, IFC" },
];
export const picture = {
  alt: "Phòng bơm. Điểm quét bên trái chuyển thành mô hình BIM tô màu theo bộ môn bên phải.",
  caption: "Bên trái đường ranh là bản quét. Bên phải là mô hình.",
};
export const visit = {
  heading: "Trước mô\u00a0hình là bản\u00a0quét",
  steps: [
    {
      title: "Hai bên thống\u00a0nhất phạm\u00a0vi",
      text: "Bộ môn, mức độ chi tiết, dung sai, tệp mẫu. Chi tiết không cần đến chỉ làm tăng chi phí.",
    },
    {
      title: "Chúng\u00a0tôi quét\u00a03D",
      text: "Các vùng quét 3D chồng lên nhau, nên mọi bề mặt được ghi từ hơn một góc.",
    },
    {
      title: "Quý\u00a0khách kiểm\u00a0tra phòng đầu\u00a0tiên",
      text: "Chúng tôi dựng mô hình một khu vực trước. Quý khách chốt family, tên và mức chi tiết, rồi mới đến phần còn lại.",
    },
  ],
};
export const deliverables = {
  note: "Năm sản phẩm bàn giao. Chỉ đặt những gì cần.",
  items: [
    {
      name: "Đám mây điểm đã ghép nối",
      use: "Dữ liệu đo làm cơ sở cho mô hình.",
      format: "E57, LAS",
    },
    { name: "Mô hình Revit", use: "Cho đội ngũ làm việc bằng Revit.", format: "RVT" },
    { name: "Mô hình mở", use: "Dùng để phối hợp và lưu trữ.", format: "IFC" },
    { name: "Bản vẽ", use: "Mặt bằng, mặt cắt và mặt đứng cắt từ mô hình.", format: "DWG, PDF" },
    {
      name: "Báo cáo sai lệch",
      use: "Mô hình lệch khỏi đám mây điểm ở đâu, và lệch bao nhiêu.",
      format: "PDF",
    },
  ],
};
export const price =
  "Diện tích sàn, số bộ môn và mức độ chi tiết. Phòng kỹ thuật chật và làm đêm cần thêm thời gian quét 3D.";
export const limits = {
  heading: "Độ chính\u00a0xác, và những gì mô\u00a0hình làm tròn",
  items: [
    {
      title: "Hai độ chính\u00a0xác",
      text: "Bản quét đạt 1/8 inch trên 100\u00a0ft (3,2\u00a0mm trên 30,5\u00a0m). Mô hình đạt dung sai đã thỏa thuận, vì tường vẽ thì thẳng, tường thật thì không.",
    },
    {
      title: "Phần bị khuất",
      text: "Những gì máy quét không thấy được thì bỏ qua, hoặc dựng theo bản vẽ của quý khách và ghi là giả định.",
    },
    {
      title: "Không phải đánh\u00a0giá kết\u00a0cấu",
      text: "Chúng tôi ghi kích thước và vị trí. Dầm chịu được bao nhiêu là do kỹ sư của quý khách kết luận.",
    },
  ],
};
export const scope = {
  heading: "Quý\u00a0khách đặt gì, từng dòng",
  lead: "Phạm vi thường dùng. Chọn một mức cho từng bộ môn. Báo giá ghi rõ mọi dòng khác với bảng này.",
  choice: "Xem một mức chi tiết",
  subject: "Cấu kiện",
  heads: ["LOD 200", "LOD 300", "LOD 350", "Không gồm"],
  rows: [
    {
      name: "Dung sai so với bản quét",
      cells: [
        "2 inch (51\u00a0mm)",
        "1/2 inch (13\u00a0mm)",
        "1/4 inch (6,4\u00a0mm)",
        "Những gì máy quét không thấy",
      ],
    },
    {
      name: "Tường, sàn, trần",
      cells: [
        "Tổng độ dày",
        "Độ dày thật, lỗ mở",
        "Trần giật cấp, phào trên 2 inch (51\u00a0mm)",
        "Các lớp bên trong tường",
      ],
    },
    {
      name: "Cửa đi và cửa sổ",
      cells: ["Lỗ mở", "Khung và cánh theo kích thước", "Bậu cửa, ô thoáng", "Phụ kiện cửa"],
    },
    {
      name: "Kết cấu",
      cells: [
        "Lưới trục và chiều cao",
        "Kích thước tiết diện",
        "Liên kết nhìn thấy được",
        "Cốt thép, thép bọc kín",
      ],
    },
    {
      name: "Đường ống và ống gió",
      cells: [
        "Các tuyến chính",
        "Từ 2 inch (51\u00a0mm), có phụ kiện nối",
        "Từ 1 inch (25\u00a0mm), có giá treo",
        "Lưu chất, tuyến trong hộp kín",
      ],
    },
    {
      name: "Thiết bị",
      cells: ["Khối hộp đúng kích thước", "Hình dạng và đầu nối", "Giá đỡ, khoảng hở", "Bộ phận bên trong"],
    },
  ],
  more: "Phiên bản và thời gian giao",
  notes: [
    {
      title: "Phiên bản Revit",
      text: "Revit 2023 trở lên, theo phiên bản quý khách nêu. Tệp mới hơn không mở được trong Revit cũ hơn. IFC theo 2x3 hoặc 4.",
    },
  ],
  examples: [
    {
      title: "Thời gian giao, một ví dụ",
      text: "48.000 sq ft (4.460\u00a0m²), ba tầng, kiến trúc và kết cấu ở LOD 300: hai ngày tại hiện trường, hai tuần để có mô hình.",
    },
    {
      title: "Mô hình lớn hơn hoặc chi tiết hơn",
      text: "Mỗi 25.000 sq ft (2.320\u00a0m²) thêm cần khoảng một ngày tại hiện trường và một tuần nữa. Đường ống và ống gió ở LOD 350 tăng số tuần khoảng gấp đôi. Báo giá ghi rõ ngày.",
    },
  ],
};
export const questions = [
  {
    question: "Nên đặt mức độ chi tiết nào?",
    answer:
      "Mức thấp nhất mà vẫn trả lời được câu hỏi của quý khách. Mô hình khối phù hợp cho nghiên cứu khả thi, các tuyến chính phù hợp cho việc phối hợp.",
  },
  {
    question: "Có làm theo tệp mẫu và cách đặt tên riêng được không?",
    answer: "Có. Gửi kèm cả hai khi đặt lịch.",
  },
  {
    question: "Đã có đám mây điểm. Có thể dựng mô hình từ đó không?",
    answer: "Thường là có. Tải lên một phần mẫu, chúng tôi sẽ kiểm tra trước khi báo giá.",
  },
];
export const closing =
  "Cho chúng\u00a0tôi biết về tòa\u00a0nhà. Chúng\u00a0tôi sẽ gửi lại phạm\u00a0vi công\u00a0việc, ngày và giá.";
